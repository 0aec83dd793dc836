import { ApiError, networkError, type ApiClient, type ApiErrorCode } from '@doran/api-client'
import type {
  ContractKey,
  FinishedPlay,
  GameContent,
  OpenPlay,
  PlayInput,
  ReplyOf,
} from '@doran/contract'
import { isErrorCode } from '@doran/contract/codes'
import { ERRORS } from '@doran/contract/errors'
import { gameEngine } from '@doran/game-engine'
import { VERSION_ID, aGame } from './a-game.fake'

type Asked = { key: string; body: Record<string, unknown> }
type Kept = { token: string; inputs: PlayInput[]; size: number | null }

export const SEED = 7
export const SHARE_CODE = 'abcdefghij'

/** The play calls of the API for one game. What they answer can be held back or failed. */
export function createPlayServer(content: GameContent) {
  const plays = new Map<string, Kept>()
  const byClient = new Map<string, string>()
  const asked: Asked[] = []
  const failures: ApiErrorCode[] = []
  let isDown = false
  let holding: PromiseWithResolvers<void> | null = null
  let tokens = 0

  function openPlay(id: string): OpenPlay {
    const play = playOf(id)
    tokens += 1
    play.token = `token-${tokens}`
    return {
      id,
      game: aGame(content),
      versionId: VERSION_ID,
      content,
      seed: SEED,
      options: { size: play.size },
      mode: 'normal',
      inputs: [...play.inputs],
      token: play.token,
    }
  }

  function playOf(id: string): Kept {
    const play = plays.get(id)
    if (!play) throw failure('NOT_FOUND')
    return play
  }

  function take(id: string, { token, from, inputs }: Record<string, unknown>): Kept {
    const play = playOf(id)
    if (token !== play.token) throw failure('PLAY_MOVED')
    if (!isInputs(inputs) || Number(from) > play.inputs.length) throw failure('PLAY_REFUSED')
    const known = play.inputs.slice(Number(from))
    if (JSON.stringify(known) !== JSON.stringify(inputs.slice(0, known.length)))
      throw failure('PLAY_MOVED')
    play.inputs.push(...inputs.slice(known.length))
    return play
  }

  function answer(key: string, id: string, body: Record<string, unknown>): unknown {
    if (key === 'POST /v1/play') {
      const clientPlayId = String(body['clientPlayId'])
      const playId = byClient.get(clientPlayId) ?? `play-${plays.size + 1}`
      byClient.set(clientPlayId, playId)
      const size = typeof body['size'] === 'number' ? body['size'] : null
      if (!plays.has(playId)) plays.set(playId, { token: '', inputs: [], size })
      return openPlay(playId)
    }
    if (key === 'POST /v1/play/{playId}/resume') return openPlay(id)
    if (key === 'PATCH /v1/play/{playId}') return { inputCount: take(id, body).inputs.length }
    if (key === 'POST /v1/play/{playId}/finish') return finish(id, take(id, body))
    throw new Error(`no answer to ${key}`)
  }

  function finish(id: string, { inputs, size }: Kept): FinishedPlay {
    const deal = { seed: SEED, options: { size } }
    const { outcome } = gameEngine.playThrough(content, deal, inputs)
    if (!outcome) throw failure('PLAY_UNFINISHED')
    return {
      id,
      shareCode: SHARE_CODE,
      isMine: true,
      isPublic: false,
      showName: false,
      playerName: null,
      finishedAt: '2026-11-23T00:00:00.000Z',
      game: aGame(content),
      outcome,
      card: gameEngine.cardOf(outcome),
      samePercent: null,
      linkImage: '/og/a.png',
    }
  }

  async function call<K extends ContractKey>(key: K, input: object): Promise<ReplyOf<K>> {
    const { params, body }: { params?: { playId?: string }; body?: object } = input
    const written: Record<string, unknown> = { ...body }
    asked.push({ key, body: written })
    await holding?.promise
    const code = isDown ? 'NETWORK' : failures.shift()
    if (code) throw failure(code)
    const reply = answer(key, params?.playId ?? '', written)
    if (!isReplyTo(key, reply)) throw new Error('unreachable')
    return reply
  }

  const client: ApiClient = {
    call,
    upload: () => new Promise(() => undefined),
    download: () => new Promise(() => undefined),
    get: () => new Promise(() => undefined),
    // oxlint-disable-next-line require-yield -- a stream that says nothing
    async *stream() {
      await new Promise(() => undefined)
    },
  }

  return {
    client,
    asked,
    keys: () => asked.map(({ key }) => key),
    inputsOf: (id = 'play-1') => plays.get(id)?.inputs ?? [],
    /** The next calls fail with these, one each. */
    failNext: (...codes: ApiErrorCode[]) => void failures.push(...codes),
    setDown: (next: boolean) => void (isDown = next),
    /** No call is answered until it is released. */
    hold() {
      holding = Promise.withResolvers()
      return () => {
        holding?.resolve()
        holding = null
      }
    },
    /** Somebody goes on with it elsewhere. */
    moveAway(id: string, ...inputs: PlayInput[]) {
      openPlay(id)
      plays.get(id)?.inputs.push(...inputs)
    },
    /** A play that waits already. */
    put: (id: string, inputs: PlayInput[], size: number | null = null) =>
      void plays.set(id, { token: '', inputs: [...inputs], size }),
  }
}

function failure(code: ApiErrorCode): ApiError {
  if (!isErrorCode(code)) return networkError(null)
  const { status, message } = ERRORS[code]
  const retryAfter = code === 'TOO_MANY' ? 5 : undefined
  return new ApiError({ code, status, message, retryAfter })
}

// The players send nothing but inputs; what they are is the engine's to judge.
function isInputs(value: unknown): value is PlayInput[] {
  return Array.isArray(value)
}

// The server above answers each call by its key.
function isReplyTo<K extends ContractKey>(_key: K, _value: unknown): _value is ReplyOf<K> {
  return true
}
