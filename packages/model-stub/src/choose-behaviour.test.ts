import { describe, expect, it } from 'vitest'
import { BadRequest, parseChatRequest } from './chat-request.js'
import { chooseBehaviour, type BehaviourSource } from './choose-behaviour.js'

function choose(texts: string[], { model = 'stub', source = 'tell', seed, raw = {} }: How = {}) {
  const messages = texts.map((content) => ({ role: 'user', content }))
  const request = parseChatRequest(JSON.stringify({ model, messages, ...raw }))
  return chooseBehaviour(request, source, seed)
}

type How = { model?: string; source?: BehaviourSource; seed?: number; raw?: object }

describe('the order', () => {
  it('hears the directive before the model, the model before what was set', () => {
    const source = 'empty'
    expect(choose(['[stub:huge]'], { model: 'stub:crlf', source }).name).toBe('huge')
    expect(choose(['문을 연다'], { model: 'stub:crlf', source }).name).toBe('crlf')
    expect(choose(['문을 연다'], { source }).name).toBe('empty')
    expect(choose(['문을 연다']).name).toBe('tell')
  })

  it('hears the last user message alone', () => {
    expect(choose(['[stub:huge]', '문을 연다']).name).toBe('tell')
    expect(choose(['[stub:huge]', '앞 [stub:empty] 뒤']).name).toBe('empty')
  })

  it('asks a function with the request', () => {
    const source: BehaviourSource = ({ messages }) => ({ name: 'empty', seed: messages.length })
    expect(choose(['하나', '둘'], { source })).toEqual({ name: 'empty', seed: 2, gapMs: 12 })
  })
})

describe('a directive', () => {
  it('carries seed and gap, in the message and in the model', () => {
    const chosen = { name: 'hang-mid', seed: 12, gapMs: 3 }
    expect(choose(['[stub:hang-mid seed=12 gap=3]'])).toEqual(chosen)
    expect(choose(['[stub: hang-mid  gap=3 seed=12 ]'])).toEqual(chosen)
    expect(choose(['x'], { model: 'stub:hang-mid seed=12 gap=3' })).toEqual(chosen)
  })

  it('defaults the gap to 12 ms, and to a second for a byte', () => {
    expect(choose(['[stub:tell]']).gapMs).toBe(12)
    expect(choose(['[stub:byte-a-second]']).gapMs).toBe(1000)
    expect(choose(['[stub:byte-a-second gap=0]']).gapMs).toBe(0)
  })

  it.each(['[stub:hang]', '[stub:]', '[stub:tell gap=fast]', '[stub:tell speed=1]'])(
    'refuses %s',
    (directive) => expect(() => choose([directive])).toThrow(BadRequest),
  )
})

describe('the seed', () => {
  it('is the behaviour’s, the stub’s, the request’s, in this order', () => {
    const raw = { seed: 4 }
    expect(choose(['[stub:tell seed=2]'], { seed: 3, raw }).seed).toBe(2)
    expect(choose(['x'], { source: { name: 'tell', seed: 2 }, seed: 3, raw }).seed).toBe(2)
    expect(choose(['x'], { seed: 3, raw }).seed).toBe(3)
    expect(choose(['x'], { raw }).seed).toBe(4)
  })

  it('comes from all messages where nobody names one', () => {
    expect(choose(['하나', '둘']).seed).toBe(choose(['하나', '둘']).seed)
    expect(choose(['하나', '둘']).seed).not.toBe(choose(['셋', '둘']).seed)
  })
})
