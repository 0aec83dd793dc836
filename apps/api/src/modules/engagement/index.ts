export {
  countCommentsLess,
  countOneLess,
  countOneMore,
  findCounts,
  type Target,
} from './count-repository.js'
export { likesOf } from './engagement-repository.js'
export { getThing } from './get-thing.js'
export { tellAllCounted, tellCounted } from './tell-counted.js'
