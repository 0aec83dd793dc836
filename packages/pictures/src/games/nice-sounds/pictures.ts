import type { GamePictures } from '../game-pictures.js'
import { babyLaugh } from './baby-laugh.js'
import { campfire } from './campfire.js'
import { catPurr } from './cat-purr.js'
import { cover } from './cover.js'
import { crispyChicken } from './crispy-chicken.js'
import { cuttingBoard } from './cutting-board.js'
import { dawnBird } from './dawn-bird.js'
import { farTrain } from './far-train.js'
import { keyboard } from './keyboard.js'
import { nextRoom } from './next-room.js'
import { pageTurn } from './page-turn.js'
import { pencil } from './pencil.js'
import { rainWindow } from './rain-window.js'
import { snowSteps } from './snow-steps.js'
import { soda } from './soda.js'
import { waves } from './waves.js'
import { windChime } from './wind-chime.js'

export const niceSounds: GamePictures = {
  cover,
  pictures: {
    campfire,
    'rain-window': rainWindow,
    'snow-steps': snowSteps,
    pencil,
    'cutting-board': cuttingBoard,
    'cat-purr': catPurr,
    waves,
    'page-turn': pageTurn,
    soda,
    'far-train': farTrain,
    'dawn-bird': dawnBird,
    'crispy-chicken': crispyChicken,
    'baby-laugh': babyLaugh,
    'wind-chime': windChime,
    keyboard,
    'next-room': nextRoom,
  },
}
