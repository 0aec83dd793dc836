export { hasOpenedTree, hasTree } from './has-tree.js'
