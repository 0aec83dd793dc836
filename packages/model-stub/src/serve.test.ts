import { expect, it, onTestFinished } from 'vitest'
import { serve } from './serve.js'
import { ask, openStub } from './testing/ask-stub.js'

it('starts by its words and prints the address', async () => {
  const lines: string[] = []
  const words = ['--', '--port', '0', '--seed', '9', '--api-key', 'key']
  const stub = await serve(words, (line) => lines.push(line))
  onTestFinished(() => stub.close())
  expect(lines).toEqual([stub.baseUrl])
  expect((await ask(stub, '[stub:empty]')).status).toBe(401)
  const headers = { authorization: 'Bearer key' }
  expect((await ask(stub, '[stub:empty]', { headers })).status).toBe(200)
  expect(stub.requests[0]?.behaviour.seed).toBe(9)
})

it('refuses unknown words, odd ports and a port that is taken', async () => {
  const print = () => undefined
  await expect(serve(['--prot', '1'], print)).rejects.toThrow(/--prot/)
  await expect(serve(['--port', 'x'], print)).rejects.toThrow('--port wants a whole number')
  const { port } = new URL((await openStub()).baseUrl)
  await expect(serve(['--port', port], print)).rejects.toThrow(/EADDRINUSE/)
})
