import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'
import { firstHarvest } from './first-harvest.js'
import { ketchupTycoon } from './ketchup-tycoon.js'
import { marketStar } from './market-star.js'
import { onlooker } from './onlooker.js'
import { redLegend } from './red-legend.js'
import { weekendFarmer } from './weekend-farmer.js'

export const tomatoField: GamePictures = {
  cover,
  pictures: {
    onlooker,
    'first-harvest': firstHarvest,
    'weekend-farmer': weekendFarmer,
    'market-star': marketStar,
    'ketchup-tycoon': ketchupTycoon,
    'red-legend': redLegend,
  },
}
