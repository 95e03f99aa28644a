// Written by build/generated-lists.ts; changes are overwritten.


export const recipes = {

};

export const slotRecipes = {

};
