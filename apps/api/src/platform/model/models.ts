import { createFairQueue, type FairQueue } from './fair-queue.js'
import { createLimitedModel } from './limited-model.js'
import { listModels } from './list-models.js'
import { MODEL_TIERS, type ModelSettings, type ModelTier } from './model-env.js'
import { ModelHealth, type HealthReport } from './model-health.js'
import { ModelError, type ModelPort } from './model-port.js'
import { createOpenAiModel } from './openai-reader.js'
import { createSdkModel } from './sdk-models.js'
import { loadTokenCounter, type TokenCounter } from './tokens.js'

/** More than any vocabulary puts into a token on average. */
const CHARACTERS_PER_TOKEN = 8
const PROBE_EVERY_MS = 60_000
const PROBE_TIMEOUT_MS = 5_000

export type StoryModel = {
  tier: ModelTier
  /** The name as configured; people see `honestName`. */
  name: string
  context: number
  maxTokens: number
  temperature: number | null
  /** Streams within the tier's time-outs. Enter the queue first. */
  stream: ModelPort['stream']
  queue: FairQueue
  countTokens: () => Promise<TokenCounter>
  health: () => HealthReport
}

export type Models = {
  tiers: readonly ModelTier[]
  get: (tier: ModelTier) => StoryModel | null
  /** Stops looking after servers that are unwell. */
  close: () => void
}

export type ModelsOptions = {
  /** Called with each failure that is the server's, for the log. */
  onFailure?: (tier: ModelTier, error: ModelError) => void
  /** Replaces the tier's own connection. */
  connect?: (settings: ModelSettings) => ModelPort
  probeEveryMs?: number
}

export function createModels(
  settings: Partial<Record<ModelTier, ModelSettings>>,
  options: ModelsOptions = {},
): Models {
  const models = new Map<ModelTier, WatchedModel>()
  for (const tier of MODEL_TIERS) {
    const tierSettings = settings[tier]
    if (tierSettings) models.set(tier, new WatchedModel(tierSettings, options))
  }
  return {
    tiers: [...models.keys()],
    get: (tier) => models.get(tier)?.model ?? null,
    close() {
      for (const watched of models.values()) watched.close()
    },
  }
}

class WatchedModel {
  readonly model: StoryModel
  readonly #settings: ModelSettings
  readonly #options: ModelsOptions
  readonly #health = new ModelHealth()
  #probing: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(settings: ModelSettings, options: ModelsOptions) {
    this.#settings = settings
    this.#options = options
    const { tier, name, context, maxTokens, temperature } = settings
    const port = createLimitedModel((options.connect ?? connect)(settings), {
      firstMs: settings.firstTokenMs,
      silenceMs: settings.silenceMs,
      totalMs: settings.totalMs,
      maxCharacters: maxTokens * CHARACTERS_PER_TOKEN,
    })
    const kind = settings.provider === 'openai' ? 'o200k' : 'estimate'
    this.model = {
      tier,
      name,
      context,
      maxTokens,
      temperature,
      stream: (prompt, streamOptions) => this.#watch(port.stream(prompt, streamOptions)),
      queue: createFairQueue(settings.concurrency),
      countTokens: () => loadTokenCounter(kind),
      health: () => this.#health.report(),
    }
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#probing)
  }

  async #watch<Value>(answer: Promise<Value>): Promise<Value> {
    try {
      const value = await answer
      this.#recovered()
      return value
    } catch (error) {
      this.#health.failed(error)
      if (error instanceof ModelError && error.kind !== 'aborted') {
        this.#options.onFailure?.(this.#settings.tier, error)
      }
      this.#probeWhileUnwell()
      throw error
    }
  }

  #recovered(): void {
    this.#health.succeeded()
    clearInterval(this.#probing)
    this.#probing = undefined
  }

  /** Asks a server that is unwell for its list of models, so that people are not what finds out that it is back. */
  #probeWhileUnwell(): void {
    const { provider, baseUrl, apiKey } = this.#settings
    if (provider !== 'openai' || baseUrl === null) return
    if (this.#isClosed || this.#probing || !this.#health.isSuspect) return
    const everyMs = this.#options.probeEveryMs ?? PROBE_EVERY_MS
    const probe = () =>
      listModels({ baseUrl, apiKey }, PROBE_TIMEOUT_MS).then(
        () => this.#recovered(),
        (error: unknown) => this.#health.failed(error, everyMs + PROBE_TIMEOUT_MS),
      )
    this.#probing = setInterval(() => void probe(), everyMs)
    this.#probing.unref()
  }
}

/** The tier's own connection, without limits. */
export function connect(settings: ModelSettings): ModelPort {
  const { provider, baseUrl, apiKey, name } = settings
  if (provider === 'openai') return createOpenAiModel({ baseUrl: baseUrl ?? '', apiKey, name })
  return createSdkModel({ provider, baseUrl, apiKey: apiKey ?? '', name })
}
