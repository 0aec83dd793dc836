import { cover as lastStarkeeperCover } from './covers/last-starkeeper.js'
import { portraits as lastStarkeeperPortraits } from './portraits/last-starkeeper.js'
import { cover as ledgerDaughterCover } from './covers/ledger-daughter.js'
import { portraits as ledgerDaughterPortraits } from './portraits/ledger-daughter.js'
import { cover as noStopStationCover } from './covers/no-stop-station.js'
import { portraits as noStopStationPortraits } from './portraits/no-stop-station.js'
import { cover as sixthKeyCover } from './covers/sixth-key.js'
import { portraits as sixthKeyPortraits } from './portraits/sixth-key.js'
import { cover as umbrellaShopCover } from './covers/umbrella-shop.js'
import { portraits as umbrellaShopPortraits } from './portraits/umbrella-shop.js'
import { cover as contractCover } from './covers/contract-until-friday.js'
import { portraits as contractPortraits } from './portraits/contract-until-friday.js'
import { cover as skyCourierCover } from './covers/sky-courier.js'
import { portraits as skyCourierPortraits } from './portraits/sky-courier.js'
import { cover as dayBeforeSchoolCover } from './covers/the-day-before-school.js'
import { portraits as dayBeforeSchoolPortraits } from './portraits/the-day-before-school.js'
import type { ThemePictures } from './theme-pictures.js'

export { GAME_PICTURES } from './games/all-game-pictures.js'
export { TREE_PICTURES } from './tree/tree-pictures.js'

/** Every theme's pictures, by its slug. */
export const PICTURES: Readonly<Record<string, ThemePictures>> = {
  'last-starkeeper': { cover: lastStarkeeperCover, portraits: lastStarkeeperPortraits },
  'ledger-daughter': { cover: ledgerDaughterCover, portraits: ledgerDaughterPortraits },
  'no-stop-station': { cover: noStopStationCover, portraits: noStopStationPortraits },
  'sixth-key': { cover: sixthKeyCover, portraits: sixthKeyPortraits },
  'umbrella-shop': { cover: umbrellaShopCover, portraits: umbrellaShopPortraits },
  'contract-until-friday': { cover: contractCover, portraits: contractPortraits },
  'sky-courier': { cover: skyCourierCover, portraits: skyCourierPortraits },
  'the-day-before-school': { cover: dayBeforeSchoolCover, portraits: dayBeforeSchoolPortraits },
}
