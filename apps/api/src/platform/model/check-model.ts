import { ask, faultOfForm, FORMED, GREETING, longTalk, type Answer } from './check-questions.js'
import { addressOf, explainFailure, listed, variable } from './explain-failure.js'
import { honestName } from './honest-name.js'
import { createLimitedModel } from './limited-model.js'
import { listModels } from './list-models.js'
import type { ModelSettings } from './model-env.js'
import { ModelError, type ModelPort } from './model-port.js'
import { connect } from './models.js'
import { loadTokenCounter, type TokenCounter } from './tokens.js'

const LIST_TIMEOUT_MS = 10_000
/** The part of the context that the long talk fills first; the smaller ones find out what does fit. */
const FULL = 0.8
const SMALLER = [0.5, 0.25, 0.1]

export type CheckOptions = { print: (line: string) => void }

/** Tries one tier out as a story uses it; true where all is well. */
export async function checkModel(settings: ModelSettings, options: CheckOptions): Promise<boolean> {
  return new Check(settings, options.print).run()
}

class Check {
  readonly #settings: ModelSettings
  readonly #print: (line: string) => void
  readonly #model: ModelPort
  #names: readonly string[] | null = null

  constructor(settings: ModelSettings, print: (line: string) => void) {
    const { firstTokenMs: firstMs, silenceMs, totalMs, maxTokens } = settings
    this.#settings = settings
    this.#print = print
    const limits = { firstMs, silenceMs, totalMs, maxCharacters: maxTokens * 8 }
    this.#model = createLimitedModel(connect(settings), limits)
  }

  async run(): Promise<boolean> {
    const { tier, name } = this.#settings
    this.#print(`${tier}: ${name} at ${addressOf(this.#settings)}`)
    const count = await loadTokenCounter(
      this.#settings.provider === 'openai' ? 'o200k' : 'estimate',
    )
    await this.#list()
    if (!(await this.#explained(() => this.#greet(count)))) return false
    const keepsForm = await this.#explained(() => this.#form())
    const keepsContext = await this.#explained(() => this.#context(count))
    return keepsForm && keepsContext
  }

  async #list(): Promise<void> {
    const { provider, baseUrl, apiKey, name } = this.#settings
    if (provider !== 'openai' || baseUrl === null) return
    // Not every server can list its models: whether it answers is what counts.
    this.#names = await listModels({ baseUrl, apiKey }, LIST_TIMEOUT_MS).catch(() => null)
    if (!this.#names) return
    this.#ok(`it has ${this.#names.length === 0 ? 'no models' : listed(this.#names)}`)
    const isListed = this.#names.some((known) => known === name || known === `${name}:latest`)
    if (!isListed) this.#line('note ', `"${name}" is not among them`)
  }

  async #greet(count: TokenCounter): Promise<boolean> {
    const answer = await ask(this.#model, GREETING, this.#settings.maxTokens)
    if (answer.firstMs === null) return this.#wrong(...silent(answer, this.#settings))
    const seconds = answer.streamingMs / 1_000
    const speed =
      seconds > 0 ? `${(count(answer.text) / seconds).toFixed(0)} tokens/s` : 'in one piece'
    const first = `first token after ${(answer.firstMs / 1_000).toFixed(2)} s`
    const name = honestName(this.#settings.name, answer.finish.model)
    this.#ok(`it answers: ${first}, ${speed}, readers see it as "${name}"`)
    if (/[가-힣]/.test(answer.text)) return true
    return this.#wrong('the answer is not Korean', 'choose a model that writes Korean')
  }

  async #form(): Promise<boolean> {
    let fault: string | null = null
    for (let tries = 0; tries < 2; tries += 1) {
      const { text } = await ask(this.#model, FORMED, this.#settings.maxTokens)
      fault = faultOfForm(text)
      if (!fault) return this.#ok('it keeps the form: prose, <<<STATE>>>, JSON')
    }
    return this.#wrong(
      `it does not keep the form: ${fault}`,
      'stories work, but their choices then come from rules: a larger model keeps it',
    )
  }

  async #context(count: TokenCounter): Promise<boolean> {
    const { context } = this.#settings
    if (await this.#remembers(FULL, count)) {
      return this.#ok(`a prompt of ${Math.round(context * FULL)} tokens arrives whole`)
    }
    for (const share of SMALLER) {
      const tokens = Math.round(context * share)
      if (await this.#remembers(share, count)) return this.#cut(`about ${tokens} tokens do`)
    }
    return this.#cut(`neither do ${Math.round(context * 0.1)}, or the model is too weak to tell`)
  }

  #cut(found: string): boolean {
    const own = variable(this.#settings, 'CONTEXT')
    const { context } = this.#settings
    return this.#wrong(
      `a prompt of ${Math.round(context * FULL)} tokens does not arrive whole; ${found}`,
      `lower ${own}, or give the server that much: Ollama OLLAMA_CONTEXT_LENGTH=${context} or num_ctx, llama.cpp -c (shared by its slots), vLLM --max-model-len`,
    )
  }

  /** Checks that a code word at the head of a talk is still known at its end. */
  async #remembers(share: number, count: TokenCounter): Promise<boolean> {
    const { context, maxTokens } = this.#settings
    const { messages, code } = longTalk(Math.floor(context * share), count)
    try {
      const answer = await ask(
        this.#model,
        messages,
        Math.min(maxTokens, Math.floor(context * 0.15)),
      )
      return answer.text.includes(code)
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'too-long') return false
      throw error
    }
  }

  async #explained(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const mayBePath = error.kind === 'bad-answer' || error.status === 404
      const betterUrl = mayBePath ? await this.#findBetterUrl() : null
      const facts = { names: this.#names, betterUrl }
      return this.#wrong(...explainFailure(error, this.#settings, facts))
    }
  }

  /** The configured address with the `/v1` that is so often forgotten, if there is something. */
  async #findBetterUrl(): Promise<string | null> {
    const { provider, apiKey } = this.#settings
    if (provider !== 'openai') return null
    const address = addressOf(this.#settings)
    if (address.endsWith('/v1')) return null
    const better = `${address}/v1`
    const names = await listModels({ baseUrl: better, apiKey }, LIST_TIMEOUT_MS).catch(() => null)
    return names && better
  }

  #ok(text: string): true {
    this.#line('ok   ', text)
    return true
  }

  #wrong(text = '', ...fixes: string[]): false {
    this.#line('WRONG', text)
    for (const fix of fixes) this.#line('   ->', fix)
    return false
  }

  #line(mark: string, text: string): void {
    this.#print(`  ${mark} ${text}`)
  }
}

function silent(answer: Answer, settings: ModelSettings): string[] {
  const own = variable(settings, 'MAX_TOKENS')
  return answer.signs > 0
    ? [
        `it only thinks: ${own}=${settings.maxTokens} was spent before the first word`,
        'switch its thinking off, or raise it',
      ]
    : ['it ends without a word', "look into the server's log: is it a chat model?"]
}
