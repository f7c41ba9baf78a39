/**
 * Triage's headings and names, from the game's own locale files, and what only this client says.
 */
import de from '../../../../crates/triage/locales/de.ftl';
import en from '../../../../crates/triage/locales/en.ftl';
import { speaker } from '../../lib/words';
import clientDe from './locales/de.json';
import clientEn from './locales/en.json';

export const word = speaker({ de, en }, { de: clientDe, en: clientEn });
