import { isBehaviourName, type Behaviour, type ChosenBehaviour } from './behaviour.js'
import { BadRequest, lastUserText, type ChatRequest } from './chat-request.js'
import { hashText } from './random.js'

export type BehaviourSource = Behaviour | ((request: ChatRequest) => Behaviour)

type Wanted = Exclude<Behaviour, string>

const GAP_MS = 12
const SECOND_MS = 1000
const MOST_GAP_MS = 600_000

/**
 * First match: a directive in the last user message, the model's name, what `behave` set.
 * Without any seed the messages give one, so that another turn is told otherwise.
 */
export function chooseBehaviour(
  request: ChatRequest,
  source: BehaviourSource,
  seed: number | undefined,
): ChosenBehaviour {
  const wanted =
    inMessage(lastUserText(request)) ?? inModelName(request.model) ?? resolve(source, request)
  const { name, gapMs = name === 'byte-a-second' ? SECOND_MS : GAP_MS } = wanted
  return { name, gapMs, seed: wanted.seed ?? seed ?? seedOf(request) }
}

/** A misspelt directive is refused: a test that asks for a fault must not be told a good story. */
function parseDirective(directive: string): Wanted {
  const [name = '', ...options] = directive.trim().split(/\s+/)
  if (!isBehaviourName(name)) throw new BadRequest(`there is no behaviour '${name}'`)
  const wanted: Wanted = { name }
  for (const option of options) {
    const [, key, digits] = /^(seed|gap)=(\d{1,15})$/.exec(option) ?? []
    if (key === undefined) throw new BadRequest(`'${option}' is neither seed=… nor gap=…`)
    if (key === 'seed') wanted.seed = Number(digits)
    else wanted.gapMs = Math.min(Number(digits), MOST_GAP_MS)
  }
  return wanted
}

function inMessage(text: string): Wanted | null {
  const directive = /\[stub:([^\]]*)\]/.exec(text)?.[1]
  return directive === undefined ? null : parseDirective(directive)
}

function inModelName(model: string): Wanted | null {
  return model.startsWith('stub:') ? parseDirective(model.slice('stub:'.length)) : null
}

function resolve(source: BehaviourSource, request: ChatRequest): Wanted {
  const behaviour = typeof source === 'function' ? source(request) : source
  return typeof behaviour === 'string' ? { name: behaviour } : behaviour
}

function seedOf({ raw, messages }: ChatRequest): number {
  if (Number.isSafeInteger(raw['seed'])) return Number(raw['seed'])
  return hashText(messages.map(({ content }) => content).join('\n'))
}
