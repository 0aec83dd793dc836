import { parseArgs } from 'node:util'
import { startModelStub, type ModelStub } from './start-model-stub.js'

/** The command without its process: starts a stub by its words and prints where it is. */
export async function serve(words: string[], print: (line: string) => void): Promise<ModelStub> {
  const { values } = parseArgs({
    args: words[0] === '--' ? words.slice(1) : words,
    options: {
      port: { type: 'string', default: '4010' },
      seed: { type: 'string' },
      'api-key': { type: 'string' },
    },
  })
  const stub = await startModelStub({
    port: wholeNumber('port', values.port),
    seed: values.seed === undefined ? undefined : wholeNumber('seed', values.seed),
    apiKey: values['api-key'],
  })
  print(stub.baseUrl)
  return stub
}

function wholeNumber(name: string, word: string): number {
  if (!/^\d{1,15}$/.test(word)) throw new Error(`--${name} wants a whole number, not '${word}'`)
  return Number(word)
}
