import { createServer, request } from 'node:http'
import { listenAndSay } from '../harness/listen-and-say.js'

/** The least that can stand between a reader and a model: what every ratio is measured against. */
const modelPort = Number(process.argv[2])

listenAndSay(
  createServer((incoming, outgoing) => {
    const upstream = request(
      { port: modelPort, path: '/v1/chat/completions', method: 'POST', headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }),
)
