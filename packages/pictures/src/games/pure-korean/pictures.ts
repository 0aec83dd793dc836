import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'
import { dorandoran } from './dorandoran.js'
import { firstSprout } from './first-sprout.js'
import { goodEar } from './good-ear.js'
import { haegeoreum } from './haegeoreum.js'
import { masugeori } from './masugeori.js'
import { meonjijaem } from './meonjijaem.js'
import { mokkoji } from './mokkoji.js'
import { neonadeuri } from './neonadeuri.js'
import { sinabeuro } from './sinabeuro.js'
import { wordKeeper } from './word-keeper.js'
import { yunseul } from './yunseul.js'

export const pureKorean: GamePictures = {
  cover,
  pictures: {
    yunseul,
    sinabeuro,
    neonadeuri,
    masugeori,
    haegeoreum,
    meonjijaem,
    dorandoran,
    mokkoji,
    'first-sprout': firstSprout,
    'good-ear': goodEar,
    'word-keeper': wordKeeper,
  },
}
