/** What a person likes: kept in the browser, lost only with it. */
export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Lang = 'en' | 'de';
export type Motion = 'auto' | 'off';

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
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  guide = $state(true);
  /** What the guide has said already. */
  told = $state<string[]>([]);

  constructor() {
    const { lang, theme, motion, guide, told } = kept();
    this.lang = lang ?? (navigator.language.startsWith('de') ? 'de' : 'en');
    this.theme = theme ?? 'auto';
    this.motion = motion ?? 'auto';
    this.guide = guide ?? true;
    this.told = told ?? [];
  }

  /** Shows them on the page and keeps them. */
  apply() {
    const { lang, theme, motion, guide, told } = this;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, guide, told }));
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
