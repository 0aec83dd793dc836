import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'
import { daily } from './daily.js'
import { drama } from './drama.js'
import { fantasy } from './fantasy.js'
import { history } from './history.js'
import { horror } from './horror.js'
import { mystery } from './mystery.js'
import { romance } from './romance.js'
import { sf } from './sf.js'

export const whichGenre: GamePictures = {
  cover,
  pictures: { romance, mystery, horror, sf, history, fantasy, daily, drama },
}
