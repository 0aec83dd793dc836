import type { GamePictures } from '../game-pictures.js'
import { cat } from './cat.js'
import { counter } from './counter.js'
import { cover } from './cover.js'
import { flowerpot } from './flowerpot.js'
import { hood } from './hood.js'
import { lightsOut } from './lights-out.js'
import { receipts } from './receipts.js'
import { sixTaxis } from './six-taxis.js'
import { snailCoat } from './snail-coat.js'
import { twoBottles } from './two-bottles.js'
import { warmTofu } from './warm-tofu.js'
import { wetCoins } from './wet-coins.js'

export const dawnShift: GamePictures = {
  cover,
  pictures: {
    counter,
    cat,
    'two-bottles': twoBottles,
    'snail-coat': snailCoat,
    flowerpot,
    hood,
    'warm-tofu': warmTofu,
    'wet-coins': wetCoins,
    'lights-out': lightsOut,
    'six-taxis': sixTaxis,
    receipts,
  },
}
