// Written by build/generated-lists.ts; changes are overwritten.


export const definitions = {

};
