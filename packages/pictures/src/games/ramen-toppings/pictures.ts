import type { GamePictures } from '../game-pictures.js'
import { beanSprouts } from './bean-sprouts.js'
import { cheese } from './cheese.js'
import { chiliPowder } from './chili-powder.js'
import { coldRice } from './cold-rice.js'
import { cover } from './cover.js'
import { eggStirred } from './egg-stirred.js'
import { eggWhole } from './egg-whole.js'
import { fishcake } from './fishcake.js'
import { ham } from './ham.js'
import { kimchi } from './kimchi.js'
import { mandu } from './mandu.js'
import { milk } from './milk.js'
import { mushroom } from './mushroom.js'
import { nothing } from './nothing.js'
import { pepper } from './pepper.js'
import { perilla } from './perilla.js'
import { riceCake } from './rice-cake.js'
import { scallion } from './scallion.js'
import { tofu } from './tofu.js'
import { tuna } from './tuna.js'
import { waterParsley } from './water-parsley.js'

export const ramenToppings: GamePictures = {
  cover,
  pictures: {
    'egg-stirred': eggStirred,
    'egg-whole': eggWhole,
    scallion,
    cheese,
    mandu,
    'rice-cake': riceCake,
    kimchi,
    'bean-sprouts': beanSprouts,
    tuna,
    ham,
    'cold-rice': coldRice,
    milk,
    mushroom,
    'chili-powder': chiliPowder,
    pepper,
    perilla,
    tofu,
    fishcake,
    'water-parsley': waterParsley,
    nothing,
  },
}
