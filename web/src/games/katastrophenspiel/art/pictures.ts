/** Which picture a card shows: its own by its English name, or that of its kind. */
import type { CardData, Kind } from '../cards';
import { CATASTROPHES } from './catastrophes';
import { EQUIPMENT } from './equipment';
import { VEHICLES } from './vehicles';

const NAMED: Partial<Record<Kind, Record<string, string>>> = {
  vehicle: VEHICLES,
  catastrophe: CATASTROPHES,
  equipment: EQUIPMENT,
};

/** A lorry, an alarm, a toolbox: for the new cards of packs. */
const OTHERS: Partial<Record<Kind, string>> = {
  vehicle: `f M0 48l14-12 11 8 17-18 20 20 12-9 22 13v22H0z
g M0 55h96v17H0z
W M6 50V18h54v32z
T M60 26h14l12 13v13H60z
U M64 30h8l7 9H64z
Q M6 48h80v5H6z
K (22,53,7)(72,53,7)
m (22,53,3)(72,53,3)`,
  catastrophe: `f M0 46l16-14 12 9 18-20 22 22 10-8 18 12v25H0z
g M0 55h96v17H0z
Y M48 12l32 48H16z
-k6 M48 29v14M48 52v.5
-k M8 64l10-4M88 64l-10-4`,
  equipment: `f (48,35,30)
g M0 55h96v17H0z
-k4 M36 28v-8q0-4 4-4h16q4 0 4 4v8
T M14 28h68v30H14z
-k M14 40h68
Y M42 36h12v9H42z`,
};

export const pictureOf = ({ kind, name }: CardData) =>
  NAMED[kind]?.[name['en'] ?? ''] ?? OTHERS[kind] ?? '';
