import type { GamePictures } from '../game-pictures.js'
import { bungeoppangCustard } from './bungeoppang-custard.js'
import { bungeoppangRedBean } from './bungeoppang-red-bean.js'
import { chestnuts } from './chestnuts.js'
import { chicken } from './chicken.js'
import { cover } from './cover.js'
import { cupNoodles } from './cup-noodles.js'
import { eggBread } from './egg-bread.js'
import { fishcakeBroth } from './fishcake-broth.js'
import { hoppang } from './hoppang.js'
import { hotChocolate } from './hot-chocolate.js'
import { hotteok } from './hotteok.js'
import { mandu } from './mandu.js'
import { nurungji } from './nurungji.js'
import { sikhye } from './sikhye.js'
import { sweetPotato } from './sweet-potato.js'
import { tangerines } from './tangerines.js'
import { tteokbokki } from './tteokbokki.js'

export const winterSnacks: GamePictures = {
  cover,
  pictures: {
    'bungeoppang-red-bean': bungeoppangRedBean,
    'bungeoppang-custard': bungeoppangCustard,
    'sweet-potato': sweetPotato,
    hotteok,
    'fishcake-broth': fishcakeBroth,
    tteokbokki,
    tangerines,
    chestnuts,
    hoppang,
    'cup-noodles': cupNoodles,
    'egg-bread': eggBread,
    mandu,
    'hot-chocolate': hotChocolate,
    sikhye,
    chicken,
    nurungji,
  },
}
