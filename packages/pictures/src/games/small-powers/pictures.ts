import type { GamePictures } from '../game-pictures.js'
import { alarm } from './alarm.js'
import { catsCome } from './cats-come.js'
import { cover } from './cover.js'
import { dreamAgain } from './dream-again.js'
import { elevator } from './elevator.js'
import { freeSeat } from './free-seat.js'
import { goodPhoto } from './good-photo.js'
import { greenLight } from './green-light.js'
import { noSpill } from './no-spill.js'
import { onePercent } from './one-percent.js'
import { password } from './password.js'
import { quietBag } from './quiet-bag.js'
import { rainStops } from './rain-stops.js'
import { ramenWater } from './ramen-water.js'
import { shortLine } from './short-line.js'
import { sockPair } from './sock-pair.js'
import { songTitle } from './song-title.js'

export const smallPowers: GamePictures = {
  cover,
  pictures: {
    'green-light': greenLight,
    alarm,
    'no-spill': noSpill,
    'one-percent': onePercent,
    'cats-come': catsCome,
    'short-line': shortLine,
    'song-title': songTitle,
    'sock-pair': sockPair,
    'rain-stops': rainStops,
    'free-seat': freeSeat,
    password,
    'quiet-bag': quietBag,
    'good-photo': goodPhoto,
    'ramen-water': ramenWater,
    'dream-again': dreamAgain,
    elevator,
  },
}
