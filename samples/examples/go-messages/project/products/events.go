// Package products manages products, and announces changes to them.
package products

import (
	"encoding/json"
	"time"
)

// Product is a product with its current price.
type Product struct {
	ID    string
	Name  string
	Price float64
}

// #region producer
// Message is a message without anything that depends on the queue.
type Message struct {
	Topic    string
	Contents []byte
}

type priceChanged struct {
	ID        string    `json:"id"`
	Price     float64   `json:"price"`
	ChangedAt time.Time `json:"changedAt"`
}

// PriceChanged creates the message "product price changed". It doesn't send the message.
func PriceChanged(product Product, at time.Time) (Message, error) {
	contents, err := json.Marshal(priceChanged{ID: product.ID, Price: product.Price, ChangedAt: at})
	return Message{Topic: "products", Contents: contents}, err
}

// #endregion
