import type { GamePictures } from '../game-pictures.js'
import { bath } from './bath.js'
import { boardGame } from './board-game.js'
import { bookstore } from './bookstore.js'
import { cafe } from './cafe.js'
import { cleaning } from './cleaning.js'
import { cover } from './cover.js'
import { drama } from './drama.js'
import { letter } from './letter.js'
import { nap } from './nap.js'
import { noUmbrella } from './no-umbrella.js'
import { nothing } from './nothing.js'
import { oldPhotos } from './old-photos.js'
import { pancake } from './pancake.js'
import { phoneCall } from './phone-call.js'
import { rainRecording } from './rain-recording.js'
import { sujebi } from './sujebi.js'
import { tidying } from './tidying.js'
import { webNovel } from './web-novel.js'
import { window } from './window.js'

export const rainyDay: GamePictures = {
  cover,
  pictures: {
    pancake,
    nap,
    window,
    drama,
    'no-umbrella': noUmbrella,
    cleaning,
    letter,
    cafe,
    'web-novel': webNovel,
    'rain-recording': rainRecording,
    bath,
    sujebi,
    'old-photos': oldPhotos,
    'board-game': boardGame,
    bookstore,
    tidying,
    'phone-call': phoneCall,
    nothing,
  },
}
