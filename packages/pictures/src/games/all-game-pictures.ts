import type { GamePictures } from './game-pictures.js'
import { whichLight } from './which-light/pictures.js'
import { winterSnacks } from './winter-snacks/pictures.js'

/** Every game's pictures, by its slug. */
export const GAME_PICTURES: Readonly<Record<string, GamePictures>> = {
  'which-light': whichLight,
  'winter-snacks': winterSnacks,
}
