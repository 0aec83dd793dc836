import type { GamePictures } from '../game-pictures.js'
import { cover } from './cover.js'
import { dawnFairy } from './dawn-fairy.js'
import { emojiRich } from './emoji-rich.js'
import { lostReply } from './lost-reply.js'
import { quietKindness } from './quiet-kindness.js'
import { reactionMaster } from './reaction-master.js'
import { tidyFairy } from './tidy-fairy.js'

export const groupChatBubble: GamePictures = {
  cover,
  pictures: {
    'emoji-rich': emojiRich,
    'dawn-fairy': dawnFairy,
    'lost-reply': lostReply,
    'tidy-fairy': tidyFairy,
    'reaction-master': reactionMaster,
    'quiet-kindness': quietKindness,
  },
}
