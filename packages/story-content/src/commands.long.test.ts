import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { columnsOf } from './terminal/wrap-text.js'
import { FIRST, LAST, writePierFolder, type PierFolder } from './testing/pier-folder.js'
import { runSourceCommand } from './testing/run-source-command.js'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

function run(name: string, ...words: string[]) {
  return runSourceCommand(name, ['--', ...words, '--root', pier.root])
}

it('prints the play-throughs of the four players', () => {
  const { code, out } = run('reader', 'pier', '--seed', '7', '--all')
  expect(code).toBe(0)
  for (const player of ['curious', 'rude', 'silent', 'random']) {
    expect(out).toContain(`═══ 밤의 선착장 · ${player} · seed 7 ═══`)
  }
  expect(out).toMatch(/▶ 1 \[이어 쓰기\]/)
  expect(out).toMatch(/주사위: \d\+\d 소이와의 사이/)
  expect(out).toMatch(/★ 결말 ‘/)
  expect(Math.max(...out.split('\n').map(columnsOf))).toBeLessThanOrEqual(78)
})

it('records what a transcript showed and goes on listing the rest', () => {
  writeFileSync(join(pier.root, 'themes/pier/ledger.yaml'), '{}\n')
  const { out } = run('reader', 'pier', '--player', 'silent')
  const transcript = join(pier.root, 'transcript.txt')
  writeFileSync(transcript, out)
  const mark = ['--mark', 'good', '--reader', 'editor', '--on', '2026-03-04']
  expect(run('ledger', 'pier', ...mark, '--from', transcript).code).toBe(0)
  const listed = run('ledger', 'pier')
  expect(listed.code).toBe(1)
  expect(listed.out).toContain(`${pier.placeOf(FIRST, '선착장 난간이')} unread`)
  expect(listed.out).not.toContain('선착장 불이 깜박였다.')
  expect(run('reader', 'pier', '--unread').out).toContain('선착장 난간이 한 번 울리고 말았다.')
  expect(run('ledger', 'pier', ...mark, '--all').out).toContain('0 unread')
})

it('lints with file, line and exit code', () => {
  expect(run('lint')).toMatchObject({ code: 0, out: '0 errors, 0 warnings\n' })
  pier.edit(LAST, 'to: place-7', 'to: place-77')
  const { code, out } = run('lint', 'pier')
  expect(code).toBe(1)
  expect(out).toContain(`error ${pier.placeOf(LAST, 'place-77')} [unknown-scene]`)
})

it('prints the figures of many seeds and fails on a violation', () => {
  const sound = run('story-check', '--seeds', '3')
  expect(sound).toMatchObject({ code: 0 })
  expect(sound.out).toMatch(/pier: 12 plays, \d+ turns/)
  expect(sound.out).toContain('particle errors: 0')
  expect(sound.out).toMatch(/ending grey: \d+ of 12 plays/)
  pier.edit(FIRST, '선착장 쪽에서 물소리가', '선착장 쪽에서 밧줄를 끄는 소리가')
  pier.edit(FIRST, '선착장 불이 깜박였다.', '“여섯 시에 봐요.” 당신이 말했다.')
  const broken = run('story-check', '--seeds', '3')
  expect(broken.code).toBe(1)
  expect(broken.out).toMatch(/particle errors: [1-9]/)
  expect(broken.out).toMatch(/lines spoken for the player: [1-9]/)
  expect(broken.out).toMatch(/\[particle\] --seed 1 --player silent, turn 1: /)
})

it('tells how labelled inputs are heard and fails beyond the limits', () => {
  const hearing = (...inputs: string[]) => {
    mkdirSync(join(pier.root, 'hearing'), { recursive: true })
    const lines = inputs.map((input) => `  - { theme: pier, scene: place-2, ${input} }`)
    writeFileSync(join(pier.root, 'hearing/own.yaml'), ['inputs:', ...lines, ''].join('\n'))
  }
  const sound = ['text: 바닥의 밧줄을 살핀다, means: look', 'text: ㅁㄴㅇㄹ, means: garbled']
  hearing(...sound, 'text: 안녕하세요, kind: say, means: [talk, ask]')
  const right = run('hear')
  expect(right.out).toContain(
    'pier: 3 inputs, answered by the scene 100.0 %, right reading 100.0 %',
  )
  expect(right.code).toBe(0)
  hearing(...sound, 'text: 매표소에서 더 걸어간다, means: strange')
  const wrong = run('hear', '--wrong')
  expect(wrong.code).toBe(1)
  expect(wrong.out).toContain('CONFIDENT hearing/own.yaml:4 place-2: 매표소에서 더 걸어간다 → go')
  hearing('text: 본다, means: climb')
  const { code, out } = run('hear')
  expect(code).toBe(1)
  expect(out).toContain('bad label hearing/own.yaml:2 "climb"')
})

it('says what it knows when asked for what it does not', () => {
  expect(run('reader', 'peer')).toMatchObject({ code: 2, err: expect.stringContaining('pier') })
  const mark = ['--mark', 'good', '--reader', 'editor']
  expect(run('ledger', 'pier', ...mark).err).toContain('--from')
  for (const rest of [[], ['--at', 'endings'], ['--all']]) {
    expect(run('ledger', 'pier', ...mark, '--at', 'nowhere', ...rest)).toEqual({
      code: 2,
      out: '',
      err: 'no text stands at "nowhere"; read --texts prints every address\n',
    })
  }
  expect(run('lint', '--no-such')).toMatchObject({ code: 2, out: '' })
})

it('tells content that cannot be read in one clean line', () => {
  const nowhere = join(pier.root, 'nowhere')
  for (const [name, ...words] of [['lint'], ['ledger'], ['reader', 'pier'], ['story-check']]) {
    const { code, out, err } = runSourceCommand(name ?? '', [...words, '--root', nowhere])
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `${join(nowhere, 'themes')}: there are no themes here\n`,
    })
  }
  pier.edit(LAST, 'to: place-7', 'to: place-77')
  const { code, err } = run('reader', 'pier')
  expect(code).toBe(1)
  expect(err).toMatch(
    new RegExp(`^${pier.placeOf(LAST, 'place-77')} \\[unknown-scene\\].*\n$`, 'u'),
  )
})
