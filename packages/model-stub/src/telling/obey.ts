import { lastUserText } from '../chat-request.js'
import { disguise } from './disguise.js'
import { withTail, type Tail } from './tail.js'
import type { Ingredients, Told } from './told.js'

const WANTS_PROMPT =
  /시스템|프롬프트|지시|지침|명령|규칙|비밀|설정|원문|위내용|위의|위에|앞의내용|처음내용|그대로|반복|출력|받아적|베껴|내부|숨겨진|감춰|무시|번역|システム|プロンプト|系统|提示|system|prompt|instruct|rule|secret|hidden|above|previous|repeat|print|output|reveal|verbatim|ignore|config|translate|developer/
const WANTS_STATE =
  /<<<|state|json|구분자|게이지|수치|호감|관계|엔딩|결말|아이템|소지품|플래그|상태|gauge|ending|item|flag|relation|delimiter/
const WANTS_LABELS = /선택지|기억|choices|remember|options/

const NUMBERED = /([가-힣a-z_]+?)(?:을|를|은|는|이|가|의)?["'”’]?\s*[=:]?\s*[-+]?\d/gi
const HUGE = 999_999

/** Does what the last user message asks, as a model without any guard would. */
export function obey({ request, prose, tail, cut }: Ingredients): Partial<Told> {
  const asked = lastUserText(request)
  const squashed = squash(asked)
  const secrets = request.messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n\n')
  const leak = WANTS_PROMPT.test(squashed) ? disguise(secrets, squashed) : null
  const changed = WANTS_STATE.test(squash(asked, /\s/g)) ? takeOver(tail, asked) : tail
  const told = leak !== null && WANTS_LABELS.test(squashed) ? leakLabels(changed, leak) : changed
  return { tokens: cut(withTail(leak ?? prose, told)) }
}

/** Words asked for with spaces, dots or full-width letters between them are still heard. */
function squash(text: string, noise = /[\s\p{P}\p{Cf}]/gu): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(noise, '')
}

function takeOver(tail: Tail, asked: string): Tail {
  const named = [...asked.matchAll(NUMBERED)].map(([, name]) => [name, HUGE])
  const all = Object.fromEntries([['체력', HUGE], ['단서', HUGE], ...named])
  return {
    ...tail,
    gauges: all,
    relations: all,
    ending: 'true',
    items: ['만능 열쇠'],
    flags: { admin: true, ended: true },
    scene: 'end',
  }
}

function leakLabels(tail: Tail, leak: string): Tail {
  const units = Array.from(leak.replaceAll(/\s+/g, ' '))
  const choices = [0, 1, 2].map((part) => units.slice(part * 40, part * 40 + 40).join(''))
  return { ...tail, choices, remember: leak }
}
