import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** A game's headings come from its locale file: the short messages of a `.ftl`, without rules and log lines. */
function words() {
  return {
    name: 'redtag-words',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const messages = {};
      for (const line of source.split('\n')) {
        const found = /^([a-z][a-z0-9-]*) = (.+)$/.exec(line);
        if (found && !/^(rules?|log|ask|do|no|table)-/.test(line)) messages[found[1]] = found[2];
      }
      return { code: `export default ${JSON.stringify(messages)};`, map: null };
    },
  };
}

/** Writes the service worker with the list of everything that was built, so that the site works offline. */
function offline() {
  return {
    name: 'redtag-offline',
    apply: 'build',
    // After everybody else: chunks that held nothing but styles are gone by then.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = [...Object.keys(bundle), ...readdirSync('public')].filter(
          (name) => !name.endsWith('.map'),
        );
        const hash = createHash('sha256');
        for (const item of Object.values(bundle)) hash.update(item.code ?? item.source ?? '');
        const source = readFileSync('src/sw.js', 'utf8')
          .replace(
            '__FILES__',
            JSON.stringify(['./', ...files.filter((name) => name !== 'index.html')]),
          )
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [words(), svelte(), offline()],
  worker: { format: 'es' },
  json: { namedExports: false },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] } },
});
