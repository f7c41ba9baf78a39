/** The game's headings and names, from its own locale files, and what only this client says. */
import de from '../../../../crates/aftermath/locales/de.ftl';
import en from '../../../../crates/aftermath/locales/en.ftl';
import { speaker } from '../../lib/words';
import clientDe from './locales/de.json';
import clientEn from './locales/en.json';

export const word = speaker({ de, en }, { de: clientDe, en: clientEn });
