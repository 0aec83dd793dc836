// What both the API and the reader's page say of a way through a story: small, so that a browser takes it alone.
export { pathThatMattered, type PathLine, type WalkedTurn } from './path/path-that-mattered.js'
export { sentLine } from './path/sent-line.js'
