import type { ReactNode } from 'react'
import { DecoratorNode, type NodeKey, type SerializedLexicalNode, type Spread } from 'lexical'
import { PictureBlock } from './picture-block'
import type { WrittenPicture } from './written-picture'

type SerializedPicture = Spread<{ picture: WrittenPicture }, SerializedLexicalNode>

/** A picture as a block of its own. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __picture: WrittenPicture

  static override getType(): string {
    return 'picture'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__picture, node.__key)
  }

  static override importJSON({ picture }: SerializedPicture): PictureNode {
    return new PictureNode(picture)
  }

  constructor(picture: WrittenPicture, key?: NodeKey) {
    super(key)
    this.__picture = picture
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), picture: this.getPicture() }
  }

  override createDOM(): HTMLElement {
    const block = document.createElement('div')
    block.className = 'my-3'
    return block
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  getPicture(): WrittenPicture {
    return this.getLatest().__picture
  }

  change(change: Partial<WrittenPicture>): void {
    const node = this.getWritable()
    node.__picture = { ...node.__picture, ...change }
  }

  override decorate(): ReactNode {
    return <PictureBlock nodeKey={this.getKey()} picture={this.getPicture()} />
  }
}
