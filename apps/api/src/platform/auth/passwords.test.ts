import { readFileSync, readdirSync } from 'node:fs'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { createPasswords } from './passwords.js'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown)),
  )

/** The priorities of this process's threads (proc(5), stat: nice). */
function niceness(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

describe('passwords', () => {
  it('knows a password by its hash, and no other', async () => {
    const passwords = createPasswords()
    const stored = await passwords.hash('등대지기의 긴 밤')

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.isRight('등대지기의 긴 밤', stored)).toBe(true)
    expect(await passwords.isRight('등대지기의 긴 낮', stored)).toBe(false)
    expect(await passwords.isRight('등대지기의 긴 밤', null)).toBe(false)
  })

  it('answers each of many as they asked', async () => {
    const passwords = createPasswords()
    const [one, other] = await Promise.all([passwords.hash('하나'), passwords.hash('둘')])

    const tries = [
      passwords.isRight('하나', one),
      passwords.isRight('하나', other),
      passwords.isRight('둘', null),
      passwords.isRight('둘', other),
    ]
    expect(await Promise.all(tries)).toEqual([true, false, false, true])
  })

  it('throws what is wrong with a stored hash and goes on', async () => {
    const passwords = createPasswords()
    await expect(passwords.isRight('하나', 'no hash')).rejects.toThrow('Decoding failed')
    expect(await passwords.isRight('하나', await passwords.hash('하나'))).toBe(true)
  })

  it('refuses a caller who would wait too long, and answers everyone once those before are through', async () => {
    const passwords = createPasswords()
    const stored = await passwords.hash('하나')
    const started = once(process, 'worker')
    const crowded = createPasswords()
    const answers = Array.from({ length: 301 }, () => codeOf(crowded.isRight('하나', stored)))
    expect(await answers[300]).toBe('TOO_MANY')

    const [worker]: unknown[] = await started
    if (worker instanceof Worker) await worker.terminate()
    expect(new Set(await Promise.all(answers.slice(0, 300)))).toContain('MAINTENANCE')
    expect(await crowded.isRight('하나', stored)).toBe(true)
  })

  it.runIf(process.platform === 'linux')('works below all other threads', async () => {
    await createPasswords().hash('하나')
    expect(niceness()).toContain(10)
    expect(niceness()).toContain(0)
  })
})
