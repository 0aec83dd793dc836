import { $applyNodeReplacement, $getNodeByKey, $getRoot, $insertNodes, type NodeKey } from 'lexical'
import { PictureNode } from './picture-node'
import type { WrittenPicture } from './written-picture'

export function $createPicture(picture: WrittenPicture): PictureNode {
  return $applyNodeReplacement(new PictureNode(picture))
}

/** Puts a picture behind where the person writes; answers its key. */
export function $insertPicture(picture: WrittenPicture): NodeKey {
  const node = $createPicture(picture)
  $insertNodes([node])
  // The text goes on below it.
  if (!node.getNextSibling()) node.selectNext()
  return node.getKey()
}

export function $changePicture(key: NodeKey, change: Partial<WrittenPicture>): void {
  const node = $getNodeByKey(key)
  if (node instanceof PictureNode) node.change(change)
}

export function $listPictures(): PictureNode[] {
  return $getRoot()
    .getChildren()
    .filter((node) => node instanceof PictureNode)
}

export function $removePicture(key: NodeKey): void {
  const node = $getNodeByKey(key)
  if (!(node instanceof PictureNode)) return
  node.selectNext()
  node.remove()
}
