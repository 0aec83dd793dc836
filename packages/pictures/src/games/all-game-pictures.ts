import { dawnShift } from './dawn-shift/pictures.js'
import type { GamePictures } from './game-pictures.js'
import { groupChatBubble } from './group-chat-bubble/pictures.js'
import { niceSounds } from './nice-sounds/pictures.js'
import { ownBoard } from './own-board/pictures.js'
import { pureKorean } from './pure-korean/pictures.js'
import { rainyDay } from './rainy-day/pictures.js'
import { ramenToppings } from './ramen-toppings/pictures.js'
import { smallPowers } from './small-powers/pictures.js'
import { tomatoField } from './tomato-field/pictures.js'
import { whichGenre } from './which-genre/pictures.js'
import { whichLight } from './which-light/pictures.js'
import { winterSnacks } from './winter-snacks/pictures.js'

/** Every game's pictures, by its slug. */
export const GAME_PICTURES: Readonly<Record<string, GamePictures>> = {
  'dawn-shift': dawnShift,
  'group-chat-bubble': groupChatBubble,
  'nice-sounds': niceSounds,
  'own-board': ownBoard,
  'pure-korean': pureKorean,
  'rainy-day': rainyDay,
  'ramen-toppings': ramenToppings,
  'small-powers': smallPowers,
  'tomato-field': tomatoField,
  'which-genre': whichGenre,
  'which-light': whichLight,
  'winter-snacks': winterSnacks,
}
