import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import { z } from 'zod'
import { strictly } from '../strictly.js'
import type { TestApi } from '../test-app.js'
import { SIXTH_KEY, readError } from '../test-browser.js'
import type { DeclaredCall } from './declared-calls.js'
import { MODULE_FIXTURES, type CallFixture } from './module-fixtures.js'
import type { Target } from './expected-answer.js'
import { createBelongings } from './create-belongings.js'
import { createPerson, type Belongings, type Person } from './test-people.js'
import { sampleOf } from './schema-sample.js'

export type PreparedCall = {
  path: string
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> }
}

/** The call as it would succeed for a person who is well, naming what `target` says. */
export async function prepareCall(
  api: TestApi,
  { key, method, path, declaration }: DeclaredCall,
  person: Person,
  target: Target,
): Promise<PreparedCall> {
  const { owns } = declaration
  const prepare = MODULE_FIXTURES.find(({ calls }) => calls?.[key])?.calls?.[key]
  const namesOwned = owns !== undefined && target !== 'misshapen' && target !== 'missing'
  // Making what a person owns takes longer than the call itself.
  const isNeeded = path.includes('{') && (namesOwned || prepare !== undefined)
  const named = isNeeded ? await belongingsFor(api, person, target) : null
  const fixture: CallFixture = (await prepare?.(api, person, named)) ?? {}
  const ownId = namesOwned ? await named?.idOf(owns) : undefined
  const idOf = (name: string) => {
    if (target === 'misshapen') return '%E0%A4%A'
    // The kind of a thing is as declared: only the thing itself is missing.
    const isKind = name.endsWith('Type')
    if (target === 'missing' && !isKind) return fixture.missing ?? randomUUID()
    const own = owns ? ownId : { ...fixture.params, templateUUID: SIXTH_KEY }[name]
    return own ?? randomUUID()
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name))
  const query = declaration.query && { ...asRecord(sampleOf(declaration.query)), ...fixture.query }
  const search = query ? `?${new URLSearchParams(strings(query)).toString()}` : ''
  const body = declaration.body && { ...asRecord(sampleOf(declaration.body)), ...fixture.body }
  return {
    path: `${filled}${search}`,
    init: {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(declaration.needsKey && { [IDEMPOTENCY_HEADER]: nanoid() }),
        ...fixture.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(fixture.bytes && { body: new Uint8Array(fixture.bytes) }),
    },
  }
}

async function belongingsFor(api: TestApi, person: Person, target: Target): Promise<Belongings> {
  if (target === "a visitor's") return createBelongings(api, await createPerson(api, 'visitor'))
  if (target === "a member's") return createBelongings(api, await createPerson(api, 'member'))
  const owner =
    person.account || person.browser.cookies() ? person : await createPerson(api, 'visitor')
  return createBelongings(api, owner)
}

export type Answer = { status: number; code: string; headers: readonly string[]; body: unknown }

/** The answer, without what is of its own request alone; one that refuses or replies otherwise than declared fails. */
export async function readAnswer(
  { key, declaration }: DeclaredCall,
  response: Response,
): Promise<Answer> {
  const { status } = response
  const headers = [...response.headers.keys()].toSorted()
  if (!response.ok) {
    const { error } = await readError(response)
    const { requestId: _, ...body } = error
    return { status, code: error.code, headers, body }
  }
  if (declaration.reply.kind !== 'json') {
    await response.text()
    return { status, code: 'ok', headers, body: null }
  }
  const body: unknown = await response.json()
  const parsed = z.safeParse(strictly(declaration.reply.schema), body)
  expect(parsed.error?.issues, `${key} replies otherwise than declared`).toBeUndefined()
  return { status, code: 'ok', headers, body }
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function strings(values: Record<string, unknown>): [string, string][] {
  return Object.entries(values).map(([name, value]) => [name, String(value)])
}
