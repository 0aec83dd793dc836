import type { TreeNode } from '@doran/contract'

/** Scenes one after the other; at some of them other ways leave. */
export type TreeWay = { steps: TreeStep[] }
export type TreeStep = {
  node: TreeNode
  sideWays: TreeWay[]
  /** Which of the tellings of the same it is, from 1; null of an only one. */
  telling: number | null
}

/**
 * A story's tree as ways: what the reader is on goes straight on, whatever leaves it stands beside. Several where nodes
 * above were left out.
 */
export function layOutTree(nodes: readonly TreeNode[]): TreeWay[] {
  const known = new Set(nodes.map(({ turnId }) => turnId))
  const children = new Map<string, TreeNode[]>()
  const heads: TreeNode[] = []
  for (const node of nodes) {
    if (node.parentId === null || !known.has(node.parentId)) heads.push(node)
    else children.set(node.parentId, [...(children.get(node.parentId) ?? []), node])
  }
  const childrenOf = ({ turnId }: TreeNode) => (children.get(turnId) ?? []).toSorted(byIndex)

  function tellingOf(node: TreeNode): number | null {
    const same = (children.get(node.parentId ?? '') ?? []).filter(
      ({ index, label }) => index === node.index && label === node.label,
    )
    return same.length > 1 ? same.indexOf(node) + 1 : null
  }

  function wayFrom(head: TreeNode): TreeWay {
    const steps: TreeStep[] = []
    let node: TreeNode | undefined = head
    while (node) {
      const next: TreeNode[] = childrenOf(node)
      const straight: TreeNode | undefined = next.find(({ isOnPath }) => isOnPath) ?? next[0]
      const sideWays = next.filter((child) => child !== straight).map(wayFrom)
      steps.push({ node, sideWays, telling: tellingOf(node) })
      node = straight
    }
    return { steps }
  }
  return heads.toSorted(byIndex).map(wayFrom)
}

const byIndex = (one: TreeNode, other: TreeNode) => one.index - other.index
