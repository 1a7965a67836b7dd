/** The two short import paths of web/, as dependency-cruiser reads them (it takes webpack's form). */
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
module.exports = {
  resolve: {
    alias: { '@contract': join(root, 'functions/src/contract'), '@': join(root, 'web/src') },
    extensions: ['.ts', '.tsx', '.js'],
  },
};
