// Package catalog shows the prices of products.
package catalog

import (
	"encoding/json"
	"errors"
)

// #region handler
// PriceList contains the price of each product, by the product's ID.
type PriceList map[string]float64

// HandlePriceChanged handles the message "product price changed".
// Go accepts JSON without these fields, so the handler checks for them.
func (l PriceList) HandlePriceChanged(contents []byte) error {
	var message struct {
		ID    *string  `json:"id"`
		Price *float64 `json:"price"`
	}
	if err := json.Unmarshal(contents, &message); err != nil {
		return err
	}
	if message.ID == nil || message.Price == nil {
		return errors.New("the message has no id or no price")
	}
	l[*message.ID] = *message.Price
	return nil
}

// #endregion
