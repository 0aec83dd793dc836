export { hasOpenedTree, hasTree } from './has-tree.js'
export { treeSeasonOf } from './tree-season.js'
