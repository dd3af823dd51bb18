/** The build makes each script twice: `main.js` and, with the texts of the Bengali pages, `main.bn.js`. */
export const bengaliFile = (file: string) => file.replace(/\.(m?js)$/, '.bn.$1')
