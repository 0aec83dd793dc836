import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'

export const ownBoard: GamePictures = { cover, pictures: {} }
