/** What a person likes: kept in the browser, lost only with it. */
import type { Player } from './engine/messages';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Lang = 'en' | 'de';
export type Motion = 'auto' | 'off';
/** How long each event stays before the next one is played. */
export type Pace = 'calm' | 'brisk' | 'off';
/** Who sat where last time, and whether the device is handed over with a word. */
export type Seating = { players: Player[]; handover: boolean };

export type Words = typeof import('../locales/en.json');
const WORDS: Record<Lang, () => Promise<{ default: Words }>> = {
  en: () => import('../locales/en.json'),
  de: () => import('../locales/de.json'),
};

const DARK = matchMedia('(prefers-color-scheme: dark)');
const KEY = 'redtag-settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Lang>('en');
  /** The words of this client in that language, once they have been fetched. */
  words = $state.raw<Partial<Words>>({});
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  pace = $state<Pace>('calm');
  /** What is heard, and felt on a phone. */
  sound = $state(false);
  touch = $state(false);
  guide = $state(true);
  /** What the system likes, for those who leave it to the system. */
  #dark = $state(DARK.matches);
  /** What the guide has said already. */
  told = $state<string[]>([]);
  /** A notification when it is one's turn at an online table, and the name one has there. */
  ring = $state(false);
  name = $state('');
  /** By game. */
  seatings = $state.raw<Record<string, Seating>>({});

  constructor() {
    const { lang, theme, motion, pace, sound, touch, guide, told, ring, name, seatings } = kept();
    this.lang = lang ?? (navigator.language.startsWith('de') ? 'de' : 'en');
    this.theme = theme ?? 'auto';
    this.motion = motion ?? 'auto';
    this.pace = pace ?? 'calm';
    this.sound = sound ?? false;
    this.touch = touch ?? false;
    this.guide = guide ?? true;
    this.told = told ?? [];
    this.ring = ring ?? false;
    this.name = name ?? '';
    this.seatings = seatings ?? {};
    DARK.onchange = () => (this.#dark = DARK.matches);
  }

  /** Fetches the words of the language. */
  async learn() {
    const { lang } = this;
    const { default: words } = await WORDS[lang]();
    if (lang === this.lang) this.words = words;
  }

  /** Shows them on the page and keeps them. */
  apply() {
    const { lang, theme, motion, pace, sound, touch, guide, told, ring, name, seatings } = this;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = theme === 'auto' ? (this.#dark ? 'dark' : 'light') : theme;
    root.dataset['motion'] = motion;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          lang,
          theme,
          motion,
          pace,
          sound,
          touch,
          guide,
          told,
          ring,
          name,
          seatings,
        }),
      );
    } catch {
      // Storage is refused: the settings hold until the page is closed.
    }
  }

  /** Begins the guide anew, or stops it. */
  guided(on: boolean) {
    this.guide = on;
    this.told = [];
  }

  get still() {
    return this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
