import { defineArea, events } from './define-area.js'
import { page } from './route.js'

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type ChatEvent =
  | { type: 'view'; object: 'chat'; object_name: 'list'; object_attributes: NoAttributes }
  /** The first message to somebody: its kind, never to whom or what. */
  | {
      type: 'start'
      object: 'chat'
      object_name: 'first-message'
      object_attributes: { kind: 'text' | 'theme' }
    }

const OUTCOMES = {
  upheld: '규칙에 어긋나는 내용이 맞았어요. 알려 주셔서 고마워요.',
  dismissed: '규칙에 어긋나는 내용은 찾지 못했어요. 계속 불편하면 그 사람을 차단할 수 있어요.',
} as const

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
    loginReasons: { chat: '대화를 보려면 로그인해 주세요.' },
    inbox: {
      chat: ({ channelId, name }) => ({
        sentence: `${name} 님이 메시지를 보냈어요.`,
        link: { to: 'chatroom', query: { id: channelId }, label: '대화 보기' },
      }),
      report_result: ({ outcome }) => ({
        sentence: '신고하신 내용을 살펴봤어요.',
        detail: OUTCOMES[outcome],
      }),
    },
    events: events<ChatEvent>(),
  },
)
