import { snowyNight } from './grounds/snowy-night.js'
import { villageDawn } from './grounds/village-dawn.js'
import { warmRoom } from './grounds/warm-room.js'
import { windowDusk } from './grounds/window-dusk.js'
import { acorn, catPaw, littleBird, moonRabbit } from './ornaments/creatures.js'
import {
  candle,
  luckyPouch,
  oldKey,
  pineCone,
  saekdongBell,
  silkLantern,
  snowflake,
} from './ornaments/keepsakes.js'
import { book, letter, paperCrane, trainTicket } from './ornaments/paper.js'
import {
  auroraBall,
  ember,
  galaxyJar,
  goldenBell,
  nacreMoon,
  snowGlobe,
} from './ornaments/runes.js'
import {
  briquette,
  bungeoppang,
  starCandy,
  sweetPotato,
  tangerine,
  teacup,
} from './ornaments/snacks.js'
import { knitHat, mitten, scarf } from './ornaments/wool.js'
import { neonFir } from './trees/neon-fir.js'
import { persimmonTree } from './trees/persimmon.js'
import { pine } from './trees/pine.js'
import { snowman } from './trees/snowman.js'

type Drawings = Readonly<Record<string, () => string>>

/** By folder and key; every function answers a whole SVG document. */
export type TreePictures = Readonly<Record<'trees' | 'grounds' | 'ornaments', Drawings>>

/** The pictures of the tree that letters hang from. Ids are made from the order. */
export const TREE_PICTURES: TreePictures = {
  /** 720 × 900, on nothing; where ornaments hang is said in apps/web, features/tree/internal/tree-slots.ts. */
  trees: { pine, persimmon: persimmonTree, 'neon-fir': neonFir, snowman },
  /** 720 × 1280, to be cut at any edge; a tree's foot stands at about y 1060. */
  grounds: {
    'snowy-night': snowyNight,
    'window-dusk': windowDusk,
    'village-dawn': villageDawn,
    'warm-room': warmRoom,
  },
  /** 96 × 96, on nothing, the ring at the top centre. */
  ornaments: {
    bungeoppang,
    tangerine,
    'sweet-potato': sweetPotato,
    briquette,
    'star-candy': starCandy,
    teacup,
    mitten,
    scarf,
    'knit-hat': knitHat,
    'lucky-pouch': luckyPouch,
    'saekdong-bell': saekdongBell,
    'silk-lantern': silkLantern,
    candle,
    'paper-crane': paperCrane,
    letter,
    book,
    'train-ticket': trainTicket,
    'old-key': oldKey,
    'moon-rabbit': moonRabbit,
    'cat-paw': catPaw,
    'little-bird': littleBird,
    snowflake,
    'pine-cone': pineCone,
    acorn,
    'golden-bell': goldenBell,
    'aurora-ball': auroraBall,
    'galaxy-jar': galaxyJar,
    'snow-globe': snowGlobe,
    'nacre-moon': nacreMoon,
    ember,
  },
}
