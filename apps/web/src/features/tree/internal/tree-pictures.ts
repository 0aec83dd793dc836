import type { Ornament, TreeGround, TreeLook } from '@doran/contract/limits'

const FOLDER = '/pictures/tree'

export const lookPicture = (look: TreeLook): string => `${FOLDER}/trees/${look}.svg`
export const groundPicture = (ground: TreeGround): string => `${FOLDER}/grounds/${ground}.svg`
export const ornamentPicture = (key: Ornament): string => `${FOLDER}/ornaments/${key}.svg`
