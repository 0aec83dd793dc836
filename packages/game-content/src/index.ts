import { GROUP_CHAT_BUBBLE } from './games/group-chat-bubble/group-chat-bubble.js'
import { DAWN_SHIFT } from './games/dawn-shift/dawn-shift.js'
import { NICE_SOUNDS } from './games/nice-sounds.js'
import { OWN_BOARD } from './games/own-board.js'
import { PURE_KOREAN } from './games/pure-korean/pure-korean.js'
import { RAINY_DAY } from './games/rainy-day.js'
import { RAMEN_TOPPINGS } from './games/ramen-toppings.js'
import { SMALL_POWERS } from './games/small-powers.js'
import { TOMATO_FIELD } from './games/tomato-field/tomato-field.js'
import { WHICH_GENRE } from './games/which-genre/which-genre.js'
import { WHICH_LIGHT } from './games/which-light/which-light.js'
import { WINTER_SNACKS } from './games/winter-snacks.js'
import type { ShippedGame } from './shipped-game.js'

export type { ShippedGame } from './shipped-game.js'

export const SHIPPED_GAMES: readonly ShippedGame[] = [
  WHICH_LIGHT,
  WINTER_SNACKS,
  GROUP_CHAT_BUBBLE,
  SMALL_POWERS,
  WHICH_GENRE,
  NICE_SOUNDS,
  RAMEN_TOPPINGS,
  RAINY_DAY,
  OWN_BOARD,
  PURE_KOREAN,
  DAWN_SHIFT,
  TOMATO_FIELD,
]
