import { getField } from './getField'

export const isSavingData = () => getField(getField(navigator, 'connection'), 'saveData') === true
