import { TIME_ZONE } from '@doran/contract/specification'
import { defineArea, events, type NoticeCopy } from './define-area.js'
import { performAfter } from './pending-action-rule.js'
import { page, pageOf } from './route.js'
import { linkTo } from './target-link.js'

const routes = {
  community: page('/community', { isInSitemap: true }),
  communityRule: page('/community/rule', { isInSitemap: true }),
  communityWrite: page('/community/write'),
  appeal: page('/community/appeal'),
  rights: page('/community/rights'),
  post: pageOf<'postId'>('/community/{postId}'),
}

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type PostEvent =
  /** By the post's id, never its text. */
  | { type: 'view'; object: 'post'; object_name: string; object_attributes: NoAttributes }
  | {
      type: 'share'
      object: 'post'
      object_name: string
      object_attributes: { way: 'device' | 'copy' }
    }

const OUTCOMES = {
  upheld: '규칙에 어긋나는 내용이 맞았어요. 알려 주셔서 고마워요.',
  dismissed: '규칙에 어긋나는 내용은 찾지 못했어요. 계속 불편하면 그 사람을 차단할 수 있어요.',
} as const

const HIDDEN = {
  waiting: '신고가 여러 번 들어온 내용을 살펴보는 동안 숨겨 두었어요.',
  hidden: '규칙에 어긋나는 내용을 숨겼어요.',
  restored: '숨겼던 내용을 다시 보이게 했어요.',
  kept_hidden: '다시 살펴봤지만 숨긴 채로 두기로 했어요.',
  warned: '규칙에 어긋나는 점이 있어 알려 드려요.',
  cleared: '다시 살펴보니 규칙에 어긋나지 않았어요.',
} as const

const HIDDEN_LINKS = {
  waiting: '자세히 보기',
  hidden: '이의 제기하기',
  kept_hidden: '자세히 보기',
  warned: '이의 제기하기',
} as const

const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const LONGEST_QUOTE = 40

const appealLink = (caseId: string, label: string): NonNullable<NoticeCopy['link']> => ({
  to: 'appeal',
  query: { case: caseId },
  label,
})

export const community = defineArea(routes, {
  bar: { label: '커뮤니티', route: 'community' },
  places: [
    { route: 'community', label: '커뮤니티', icon: 'community', order: 40, on: ['bars', 'menu'] },
  ],
  footer: [
    { route: 'community', label: '커뮤니티', order: 25 },
    { route: 'communityRule', label: '커뮤니티 규칙', order: 32 },
    { route: 'rights', label: '권리침해 신고', order: 34 },
  ],
  loginReasons: {
    'write-post': '글을 쓰려면 로그인해 주세요.',
    'like-post': '공감하려면 로그인해 주세요.',
    vote: '투표하려면 로그인해 주세요.',
    'my-posts': '내가 쓴 글을 보려면 로그인해 주세요.',
  },
  pendingActions: {
    'like-post': performAfter(['targetId'], {
      perform: (api, { targetId }) =>
        api.call('POST /v1/like/{targetType}/{targetId}', {
          params: { targetType: 'post', targetId },
        }),
      done: '공감했어요.',
      failed: '공감하지 못했어요.',
    }),
    // `options`: places among the poll's options, with commas between.
    vote: performAfter(['postId', 'options'], {
      perform: (api, { postId, options }) =>
        api.call('PUT /v1/community/post/{postId}/vote', {
          params: { postId },
          body: { options: options.split(',').map(Number) },
        }),
      done: '투표했어요.',
      failed: '투표하지 못했어요.',
    }),
  },
  inbox: {
    report_result: ({ outcome, reason, excerpt }) => ({
      sentence: '신고하신 내용을 살펴봤어요.',
      ...detailOf(
        excerpt && quoted(excerpt),
        reason ? `${OUTCOMES[outcome]} (${reason})` : OUTCOMES[outcome],
      ),
    }),
    content_hidden: ({ caseId, targetType, targetId, excerpt, what, reason }) => ({
      sentence: HIDDEN[what],
      ...detailOf(excerpt && quoted(excerpt), reason && `이유: ${reason}`),
      ...(what === 'restored' || what === 'cleared'
        ? targetType && targetId && linkTo(targetType, targetId)
        : { link: appealLink(caseId, HIDDEN_LINKS[what]) }),
    }),
    sanction: ({ what, caseId, reason, endsAt }) => ({
      sentence: what === 'lifted' ? '이제 다시 글을 쓸 수 있어요.' : pausedWords(endsAt),
      ...detailOf(reason && `이유: ${reason}`),
      ...(what === 'paused' && caseId && { link: appealLink(caseId, '이의 제기하기') }),
    }),
  },
  events: events<PostEvent>(),
})

function detailOf(...parts: (string | undefined)[]): { detail?: string } {
  const said = parts.filter(Boolean)
  return said.length > 0 ? { detail: said.join('\n') } : {}
}

/** On one line, and cut where it is long. */
function quoted(text: string): string {
  const line = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  if (line.length <= LONGEST_QUOTE) return `‘${line.join('')}’`
  const begun = line.slice(0, LONGEST_QUOTE - 1).join('')
  return `‘${begun.trimEnd()}…’`
}

function pausedWords(endsAt: string | null): string {
  if (endsAt === null) return '지금은 글을 쓸 수 없어요.'
  return `${moment.format(new Date(endsAt))}까지 글을 쓸 수 없어요.`
}
