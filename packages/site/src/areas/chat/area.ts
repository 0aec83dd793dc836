import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type ChatEvent =
  | { type: 'view'; object: 'chat'; object_name: 'list'; object_attributes: NoAttributes }
  /** The first message of a chat: its kind, never its receiver or text. */
  | {
      type: 'start'
      object: 'chat'
      object_name: 'first-message'
      object_attributes: { kind: 'text' | 'theme' }
    }

export const chat = defineArea(
  {
    chat: page('/chat'),
    chatRedirect: page('/chat/redirect'),
    chatroom: page('/chatroom', { isImmersive: true }),
  },
  {
    bar: { label: '대화', route: 'chat' },
    places: [
      {
        route: 'chat',
        label: '대화',
        icon: 'chat',
        order: 60,
        on: ['tabs', 'bars'],
        waiting: { of: 'chat', label: '읽지 않은 메시지' },
      },
    ],
    events: events<ChatEvent>(),
  },
)
