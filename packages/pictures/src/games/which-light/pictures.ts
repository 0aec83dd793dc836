import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'
import { edl } from './edl.js'
import { edt } from './edt.js'
import { enl } from './enl.js'
import { ent } from './ent.js'
import { fdl } from './fdl.js'
import { fdt } from './fdt.js'
import { fnl } from './fnl.js'
import { fnt } from './fnt.js'

export const whichLight: GamePictures = {
  cover,
  pictures: { fnt, fnl, fdt, fdl, ent, enl, edt, edl },
}
