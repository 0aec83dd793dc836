import { compileTriggers } from '../dist/index.js'

// How long a scan for triggers takes. Prints raw values: 2,000 characters for 40 entries, as a theme has, within 2 ms;
// five turns of 700 characters for the 10,000 entries of a large lorebook within 10 ms.
const ROUNDS = 200

const words = ['하진', '열쇠', '서고', '촛불', '막례', '등하록', '빗장', '외투', '창틀', '족보']
const entriesOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    keys: [
      `${words[at % words.length]}${at < 10 ? '' : at}`,
      `낡은 ${words[at % words.length]}${at}`,
    ],
  }))
const sentence = '하진은 열쇠를 쥔 채 서고의 촛불을 보았고, 막례가 낡은 외투에서 족보를 꺼냈다. '

const cases = [
  { name: '40 entries', entries: 40, length: 2_000, limitMs: 2 },
  { name: '10,000 entries', entries: 10_000, length: 3_500, limitMs: 10 },
]

for (const { name, entries, length, limitMs } of cases) {
  const matcher = compileTriggers(entriesOf(entries))
  const prose = sentence.repeat(100).slice(0, length)
  for (const form of ['NFC', 'NFD']) {
    const text = prose.normalize(form)
    const times = Array.from({ length: ROUNDS }, () => {
      const startedAt = performance.now()
      matcher.find(text)
      return performance.now() - startedAt
    }).toSorted((a, b) => a - b)
    const [median, p99] = [times[ROUNDS / 2], times[Math.floor(ROUNDS * 0.99)]]
    const ratio = (median / limitMs).toFixed(2)
    process.stdout.write(
      `${name}, ${form}: ${times.at(-1)?.toFixed(2)} ms at most, median ${median.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms, median/limit ${ratio}\n`,
    )
    if (median > limitMs) process.exitCode = 1
  }
}
