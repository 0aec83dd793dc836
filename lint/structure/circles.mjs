import { posix } from 'node:path'
import { importsOf, listSources } from './read-imports.mjs'

/**
 * Says which rooms of a folder reach each other in a circle, and by which imports. A room is a folder `depth` levels below
 * the root; a file that is in no folder is a room of its own.
 * @param {string} repository
 * @param {{ root: string, depth: number }} rooms
 * @returns {string[]} one text a circle
 */
export function circleFaults(repository, { root, depth }) {
  return findCircles(repository, { root, depth }).map(({ rooms, arrows }) =>
    [
      `${root}: ${rooms.join(', ')} import each other in a circle`,
      ...arrows.flatMap(({ from, to, files }) => [
        `  ${from} → ${to}`,
        ...files.map((arrow) => `    ${arrow.from} → ${arrow.to}`),
      ]),
    ].join('\n'),
  )
}

/**
 * Finds the rooms that reach each other, with the imports between them. An import of a type counts: code that needs
 * another room's types can only be read together with it.
 * @param {string} repository
 * @param {{ root: string, depth: number }} rooms
 * @returns {{ rooms: string[], arrows: { from: string, to: string, files: { from: string, to: string }[] }[] }[]}
 */
function findCircles(repository, { root, depth }) {
  const graph = readGraph(repository, { root, depth })
  return circlesOf(graph).map((rooms) => ({
    rooms,
    arrows: rooms.flatMap((from) =>
      [...graph.get(from)]
        .filter(([to]) => rooms.includes(to))
        .map(([to, files]) => ({ from, to, files })),
    ),
  }))
}

/**
 * Reads for each room of a folder the rooms that it imports, with the files that do so.
 * @returns {Map<string, Map<string, { from: string, to: string }[]>>}
 */
function readGraph(repository, { root, depth }) {
  const sources = listSources(repository, root)
  const roomOf = (file) => roomBelow(root, depth, file)
  const graph = new Map(sources.map((file) => [roomOf(file), new Map()]))
  for (const { from, to } of sources.flatMap((file) => importsOf(repository, file))) {
    const target = to.startsWith(`${root}/`) && graph.has(roomOf(to)) ? roomOf(to) : null
    if (target === null || target === roomOf(from)) continue
    const arrows = graph.get(roomOf(from))
    arrows.set(target, [...(arrows.get(target) ?? []), { from, to }])
  }
  return graph
}

function roomBelow(root, depth, file) {
  const path = posix.relative(root, file)
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, depth).join('/') || path
}

/** The groups of rooms that reach each other, by Tarjan's algorithm; without those of a single room. */
function circlesOf(graph) {
  const order = new Map()
  const lowest = new Map()
  const open = []
  const circles = []
  const visit = (room) => {
    order.set(room, order.size)
    lowest.set(room, order.get(room))
    open.push(room)
    for (const next of graph.get(room).keys()) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(room, Math.min(lowest.get(room), lowest.get(next)))
    }
    if (lowest.get(room) !== order.get(room)) return
    const circle = open.splice(open.indexOf(room))
    if (circle.length > 1) circles.push(circle.toSorted((a, b) => a.localeCompare(b)))
  }
  for (const room of graph.keys()) if (!order.has(room)) visit(room)
  return circles
}
