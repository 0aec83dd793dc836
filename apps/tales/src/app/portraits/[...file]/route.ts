export { lostPicture as GET } from '../../../features/lost/lost-picture'
