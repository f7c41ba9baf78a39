"""Adapters, each with the real library where it is installed."""

import warnings

import numpy as np
import pytest

import redtag


def test_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts

    from redtag import openspiel

    for name in openspiel.NAMES:
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        luck = np.random.default_rng(1)
        chances = 0
        while not state.is_terminal() and chances < 60:
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                assert sum(shares) == pytest.approx(1.0)
                state.apply_action(int(luck.choice(outcomes, p=np.array(shares) / sum(shares))))
                chances += 1
            else:
                legal = state.legal_actions()
                assert legal and max(legal) < game.num_distinct_actions()
                assert len(state.observation_tensor(0)) == redtag.spec(game.redtag_id).width
                copy = state.clone()
                state.apply_action(int(luck.choice(legal)))
                assert str(copy) != str(state) or copy.history() != state.history()
        assert chances > 5
    game = pyspiel.load_game("redtag_triage")
    random = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=random)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_stable_baselines3():
    pytest.importorskip("sb3_contrib")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    from redtag.sb3 import SB3VecEnv

    envs = SB3VecEnv("Triage-v0", 8, seed=1)
    assert is_masking_supported(envs)
    envs.reset()
    assert get_action_masks(envs).shape == (8, 28)
    model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(1024)
    envs.close()


def test_rllib():
    pytest.importorskip("ray.rllib")
    from redtag.rllib import RLlibEnv

    strict = RLlibEnv({"id": "Triage-v0", "illegal": "raise"})
    strict.reset(seed=1)
    with pytest.raises(redtag.IllegalAction):
        strict.step({"seat_0": 27})
    env = RLlibEnv({"id": "Katastrophenspiel-v0", "seats": 3})
    observations, _ = env.reset(seed=1)
    (agent,) = observations
    illegal = int(np.flatnonzero(observations[agent]["action_mask"] == 0)[0])
    _, rewards, ends, _, _ = env.step({agent: illegal})
    assert rewards[agent] == sum(rewards.values()) == -1.0 and ends["__all__"]
    observations, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    ends = {"__all__": False}
    while not ends["__all__"]:
        (agent,) = observations
        told = observations[agent]
        assert told in env.observation_spaces[agent]
        action = int(luck.choice(np.flatnonzero(told["action_mask"])))
        observations, rewards, ends, _, _ = env.step({agent: action})
        assert set(rewards) == set(env.possible_agents)
    assert set(observations) == set(env.possible_agents)


def test_rllib_trains_with_masks():
    ray = pytest.importorskip("ray")
    pytest.importorskip("torch")
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    from redtag.rllib import RLlibEnv

    config = (
        PPOConfig()
        .environment(RLlibEnv, env_config={"id": "TraumaCenter-v0", "seats": 2})
        .env_runners(num_env_runners=0, rollout_fragment_length=200)
        .training(train_batch_size_per_learner=200, minibatch_size=100, num_epochs=1)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(
            rl_module_spec=MultiRLModuleSpec(
                rl_module_specs={
                    "all": RLModuleSpec(
                        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [32]}
                    )
                }
            )
        )
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
        try:
            algorithm = config.build_algo()
            told = algorithm.train()
            algorithm.stop()
        finally:
            ray.shutdown()
    assert told["env_runners"]["num_env_steps_sampled"] >= 200
